/** Short sentences that come and go: refusals, and small confirmations. */

export interface Toast {
  id: number;
  sentence: string;
  kind: 'refusal' | 'note';
}

class Toasts {
  list = $state<Toast[]>([]);
  /** Whether the connection is lost: that is said for as long as it is so. */
  lost = $state(false);
  private next = 1;

  say(sentence: string, kind: Toast['kind'] = 'note', milliseconds = 5000): void {
    if (this.list.some((toast) => toast.sentence === sentence)) return;
    const toast = { id: this.next++, sentence, kind };
    this.list = [...this.list.slice(-2), toast];
    setTimeout(() => this.drop(toast.id), milliseconds);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
