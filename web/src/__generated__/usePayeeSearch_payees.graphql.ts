/**
 * @generated SignedSource<<5c6d109a61091b8b08f5bb00eb166a0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePayeeSearch_payees$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly email: string | null | undefined;
      readonly id: string;
      readonly name: string | null | undefined;
    } | null | undefined;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "usePayeeSearch_payees";
};
export type usePayeeSearch_payees$key = {
  readonly " $data"?: usePayeeSearch_payees$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePayeeSearch_payees">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePayeeSearch_payees",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserConnection",
  "abstractKey": null
};

(node as any).hash = "8cceeeaae25b6b9f1fa04f8714d7a8d1";

export default node;
