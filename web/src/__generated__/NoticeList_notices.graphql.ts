/**
 * @generated SignedSource<<15ad0fbc051810a4f43edc65de917e75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type NoticeList_notices$data = {
  readonly edges: ReadonlyArray<{
    readonly node: Result<{
      readonly createdAt: string;
      readonly id: string;
      readonly readAt: string | null | undefined;
      readonly text: string;
    }, unknown>;
  }>;
  readonly " $fragmentType": "NoticeList_notices";
};
export type NoticeList_notices$key = {
  readonly " $data"?: NoticeList_notices$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeList_notices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoticeList_notices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Notice",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NoticeConnection",
  "abstractKey": null
};

(node as any).hash = "b4ab1842516103a35fbe50e78afb3e67";

export default node;
