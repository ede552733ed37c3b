/**
 * @generated SignedSource<<b69ca8513ea6ae172379bd7b4bb4e88c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnpaidDays_statement$data = {
  readonly hasOlderUnpaidDays: boolean;
  readonly unpaidDays: ReadonlyArray<{
    readonly date: string;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "UnpaidDays_statement";
};
export type UnpaidDays_statement$key = {
  readonly " $data"?: UnpaidDays_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidDays_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnpaidDays_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOlderUnpaidDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementUnpaidDay",
      "kind": "LinkedField",
      "name": "unpaidDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayStatement",
  "abstractKey": null
};

(node as any).hash = "f135291fa078c7d1da1e8587ee94981b";

export default node;
