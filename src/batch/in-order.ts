/** What happened first: the next item arrived, or the work on the oldest one is done. */
type Event<T, R> = { readonly next: IteratorResult<T> } | { readonly result: R };

/**
 * Works on several items at once, and yields the results in the order of the items, each as soon as it and those before it
 * are done. Takes no further item while `most` are in progress or waiting to be consumed, so a slow consumer slows the
 * source down. When the consumer stops, the source is closed.
 *
 * @param most how many items are in progress at once
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, void> {
  const source = items[Symbol.asyncIterator]();
  const underWay: Promise<Event<T, R>>[] = [];
  let arriving: Promise<Event<T, R>> | null = null;
  let isAtEnd = false;
  try {
    for (;;) {
      if (!isAtEnd && underWay.length < most)
        arriving ??= quiet(source.next().then((next) => ({ next })));
      const event = await firstOf(underWay[0], arriving);
      if (event === null) return;
      if ("result" in event) {
        void underWay.shift();
        yield event.result;
      } else {
        arriving = null;
        if (event.next.done === true) isAtEnd = true;
        else underWay.push(quiet(work(event.next.value).then((result) => ({ result }))));
      }
    }
  } finally {
    if (!isAtEnd) await source.return?.();
  }
}

function firstOf<E>(
  oldest: Promise<E> | undefined,
  arriving: Promise<E> | null,
): Promise<E | null> {
  const awaited = [oldest, arriving].filter((each) => each !== undefined && each !== null);
  return awaited.length === 0 ? Promise.resolve(null) : Promise.race(awaited);
}

/**
 * A promise whose rejection counts as handled, so that it only surfaces when the promise is
 * awaited.
 */
function quiet<E>(promise: Promise<E>): Promise<E> {
  promise.catch(() => undefined);
  return promise;
}
