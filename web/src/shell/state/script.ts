/** Typed notation: several answers in a row, each given when it is an option. */
import type { OptionView } from '../../generated/types';

export class Script {
  private parts: string[] = [];

  /** Begins with what was typed, in single notations; whether its first part is among the options. */
  begin(parts: readonly string[], options: readonly OptionView[]): boolean {
    this.parts = [...parts];
    if (options.some((option) => option.notation === this.parts[0])) return true;
    this.stop();
    return false;
  }

  /** The option that comes next. Where it is none, the rest is forgotten. */
  next(options: readonly OptionView[]): OptionView | undefined {
    const part = this.parts.shift();
    const option = part === undefined ? undefined : options.find((each) => each.notation === part);
    if (!option) this.stop();
    return option;
  }

  stop(): void {
    this.parts = [];
  }
}
