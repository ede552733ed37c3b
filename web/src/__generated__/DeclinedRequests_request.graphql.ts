/**
 * @generated SignedSource<<4daf1cded4e626d04eac150fbca644bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeclinedRequests_request$data = {
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly decidedBy: string | null | undefined;
  readonly isOwn: boolean;
  readonly paymentDate: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly wanted: ReadonlyArray<{
    readonly run: {
      readonly user: {
        readonly name: string;
      };
    };
  }>;
  readonly " $fragmentType": "DeclinedRequests_request";
};
export type DeclinedRequests_request$key = {
  readonly " $data"?: DeclinedRequests_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclinedRequests_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeclinedRequests_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequestRun",
      "kind": "LinkedField",
      "name": "wanted",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PayrollRun",
          "kind": "LinkedField",
          "name": "run",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
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
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "4d9a576ca4eb467541eb08d27adb9a99";

export default node;
