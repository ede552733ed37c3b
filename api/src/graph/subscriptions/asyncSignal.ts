/** Lets one loop sleep until it is signaled. A signal while no one waits is kept, and several count as one. */
export class AsyncSignal {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  /** Waits for a signal, up to this many milliseconds. */
  async wait(most: number): Promise<void> {
    if (!this.#isRung) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(resolve, most);
        timer.unref();
      });
      clearTimeout(timer);
    }
    this.#isRung = false;
  }
}
