/** What moves: steps wait in a queue, pieces fly before a step is shown, and points rise after it. */
import { flightsOf, flyersOf, type Flight, type Flyer, type Pace } from './events';
import type { EventMessage } from '../../generated/types';
import type { GameView } from '../view';

/** Something that happened, and the views after it. */
export interface Step {
  n: number;
  views: GameView[];
  events: EventMessage[];
}

/** When so many steps wait behind one, it is not lingered on. */
const HURRY = 3;
const RISE_MS = 2000;
/** Who likes it calm has time to look after each step. */
const REST_MS = 700;

export class Motion {
  flights = $state.raw<Flight[]>([]);
  flyers = $state.raw<Flyer[]>([]);
  /** Steps yet to be shown; the first is on its way. */
  private readonly queue: Step[] = [];
  private arrive: (() => void) | null = null;

  /** @param seen whether steps are watched (someone in the past does not); @param animated whether anything moves at all; @param perform puts a step on stage,
   * where there is something to see; what follows it waits meanwhile; @param speed how much faster than usual everything goes */
  constructor(
    private readonly show: (step: Step) => void,
    private readonly seen: () => boolean,
    private readonly animated: () => boolean,
    private readonly perform: (step: Step, hurried: boolean) => Promise<void> | null = () => null,
    private readonly speed: () => number = () => 1,
  ) {}

  play(step: Step): void {
    if (this.queue.push(step) === 1) void this.run();
  }

  private async run(): Promise<void> {
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      const hurried = this.queue.length > HURRY;
      const staged = this.seen() ? this.perform(step, hurried) : null;
      if (staged) await staged;
      else if (!hurried && this.seen()) await this.fly(step.events);
      this.show(step);
      this.land();
      if (!staged && this.seen()) this.rise(step.events);
      if (!staged && !hurried && this.speed() < 1 && this.seen()) await new Promise((done) => setTimeout(done, REST_MS));
      this.queue.shift();
    }
  }

  /** Lets pieces travel. They stay where they arrive until the board is drawn anew: then `land`. */
  async fly(events: EventMessage[], pace?: Pace): Promise<void> {
    const flights = this.animated() ? flightsOf(events, pace, this.speed()) : [];
    if (flights.length === 0) return;
    this.flights = flights;
    const last = Math.max(...flights.map((flight) => flight.delay + flight.ms)) + 40;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, last);
      this.arrive = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  land(): void {
    this.flights = [];
  }

  /** Everything on its way arrives at once. */
  skip(): void {
    this.arrive?.();
    this.arrive = null;
  }

  rise(events: EventMessage[]): void {
    const flyers = this.animated() ? flyersOf(events) : [];
    if (flyers.length === 0) return;
    this.flyers = [...this.flyers, ...flyers];
    const ids = new Set(flyers.map((flyer) => flyer.id));
    setTimeout(() => (this.flyers = this.flyers.filter((flyer) => !ids.has(flyer.id))), RISE_MS);
  }
}
