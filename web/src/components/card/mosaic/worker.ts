/** The worker that draws mosaics: an order in, an image out. */
import { imageOf, type Order } from "./artist";

onmessage = async ({ data }: MessageEvent<Order & { name: string }>): Promise<void> => {
  postMessage({ name: data.name, image: await imageOf(data) });
};
