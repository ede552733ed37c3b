/**
 * @generated SignedSource<<dbc20c6330e6fd0e9cb8acf1697168ec>>
 * @relayHash d536798e4c04f587a73531170a24baf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8f2d624bdc40f02071c34eb770633e6f45e7377cf32dad3ab045dfbcc7177dd

import { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
export type AdvanceWarningsInput = {
  givenOn: string;
  method?: PaymentMethod | null | undefined;
  reference?: string | null | undefined;
  total: number;
  userId: string;
};
export type useAdvanceWarningsQuery$variables = {
  input: AdvanceWarningsInput;
};
export type useAdvanceWarningsQuery$data = {
  readonly advanceWarnings: ReadonlyArray<string>;
};
export type useAdvanceWarningsQuery = {
  response: useAdvanceWarningsQuery$data;
  variables: useAdvanceWarningsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "advanceWarnings",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useAdvanceWarningsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAdvanceWarningsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8f2d624bdc40f02071c34eb770633e6f45e7377cf32dad3ab045dfbcc7177dd",
    "metadata": {},
    "name": "useAdvanceWarningsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b71bad9cfb5b94fe6f50160d257a925";

export default node;
