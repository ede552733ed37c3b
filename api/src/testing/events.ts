/** The results in a stream of server-sent events, until it says that it is complete or breaks off. */
export async function* eventsOf<Result>(body: ReadableStream<BufferSource>): AsyncGenerator<Result, void> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: complete')) return;
      if (event.startsWith('event: next')) yield JSON.parse(event.slice(event.indexOf('data: ') + 6));
    }
  }
}
