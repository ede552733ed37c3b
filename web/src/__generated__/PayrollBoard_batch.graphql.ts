/**
 * @generated SignedSource<<6c48e32d070fabc90ce3450f51bc8a4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollBoard_batch$data = {
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BatchPanel_batch" | "batchRefusals_batch">;
  readonly " $fragmentType": "PayrollBoard_batch";
};
export type PayrollBoard_batch$key = {
  readonly " $data"?: PayrollBoard_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollBoard_batch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayrollBoard_batch",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "batchRefusals_batch",
      "selections": [
        {
          "alias": "refusals",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 150
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": "REFUSED"
            }
          ],
          "concreteType": "PayrollBatchItemConnection",
          "kind": "LinkedField",
          "name": "items",
          "plural": false,
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
              "concreteType": "PayrollBatchItemEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PayrollBatchItem",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "message",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "User",
                      "kind": "LinkedField",
                      "name": "user",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "items(first:150,status:\"REFUSED\")"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BatchPanel_batch"
    }
  ],
  "type": "PayrollBatch",
  "abstractKey": null
};
})();

(node as any).hash = "ecf35605910d57e31b5bb9c4e3eed1d6";

export default node;
