/**
 * @generated SignedSource<<3ad7795f14264849ebfd04fa18f91d5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementHead_statement$data = {
  readonly amounts: {
    readonly net: number;
  } | null | undefined;
  readonly company: {
    readonly addressLines: ReadonlyArray<string>;
    readonly email: string;
    readonly legalName: string;
    readonly mcNumber: string | null | undefined;
    readonly phone: string;
    readonly usdotNumber: string | null | undefined;
  };
  readonly payee: {
    readonly addressLines: ReadonlyArray<string>;
    readonly email: string;
    readonly name: string;
  };
  readonly totalPay: number;
  readonly " $fragmentType": "StatementHead_statement";
};
export type StatementHead_statement$key = {
  readonly " $data"?: StatementHead_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementHead_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressLines",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementHead_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "net",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legalName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usdotNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mcNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayStatementPayee",
      "kind": "LinkedField",
      "name": "payee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PayStatement",
  "abstractKey": null
};
})();

(node as any).hash = "d0ed38bf3c8e014e4138dc9e653744b3";

export default node;
