/** Lets one loop sleep until it is rung for. A ring while nobody sleeps is kept, and many are one. */
export class Bell {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  /** Waits for a ring, at most so many milliseconds. */
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
