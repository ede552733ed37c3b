/**
 * @generated SignedSource<<257c9b76d65b4c91889dcdc2c433ffe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
import { FragmentRefs } from "relay-runtime";
export type PaymentRequest_request$data = {
  readonly amount: number | null | undefined;
  readonly askedBy: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly paymentDate: string | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly paymentReference: string | null | undefined;
  readonly viewerCanDecide: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly wanted: ReadonlyArray<{
    readonly run: {
      readonly id: string;
      readonly net: number;
      readonly number: number;
      readonly user: {
        readonly name: string;
      };
    };
  }>;
  readonly " $fragmentType": "PaymentRequest_request";
};
export type PaymentRequest_request$key = {
  readonly " $data"?: PaymentRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRequest_request">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentRequest_request",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "amount",
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
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWithdraw",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "net",
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
})();

(node as any).hash = "9403b678a267e2af72f721cf65175c4c";

export default node;
