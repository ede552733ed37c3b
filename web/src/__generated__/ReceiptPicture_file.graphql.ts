/**
 * @generated SignedSource<<b0d77d68b3b1bf88fd0bddc2ebf3414a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReceiptFileKind = "IMAGE" | "PDF";
import { FragmentRefs } from "relay-runtime";
export type ReceiptPicture_file$data = {
  readonly id: string;
  readonly kind: ReceiptFileKind;
  readonly " $fragmentType": "ReceiptPicture_file";
};
export type ReceiptPicture_file$key = {
  readonly " $data"?: ReceiptPicture_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptPicture_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptPicture_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "ReceiptFile",
  "abstractKey": null
};

(node as any).hash = "693e3b4ec07d92e613254ef18dd225a0";

export default node;
