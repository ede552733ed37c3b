/**
 * @generated SignedSource<<768c35a1dd134007e721e0fdb661d027>>
 * @relayHash 9273f52d0f008b7a6964e2908a48b059
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c076fc3b4d95624fd3cccb79e592a826f052c346ed7e153ecfd22aa6a8e21710

import { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "ACH" | "CASH" | "CHECK" | "OTHER" | "WIRE";
export type RecordPaymentInput = {
  date: string;
  method: PaymentMethod;
  notInOpeningBalance?: boolean | null | undefined;
  reference?: string | null | undefined;
  runIds: ReadonlyArray<string>;
};
export type usePaymentWarningsQuery$variables = {
  input: RecordPaymentInput;
};
export type usePaymentWarningsQuery$data = {
  readonly paymentWarnings: ReadonlyArray<string>;
};
export type usePaymentWarningsQuery = {
  response: usePaymentWarningsQuery$data;
  variables: usePaymentWarningsQuery$variables;
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
    "name": "paymentWarnings",
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
    "name": "usePaymentWarningsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentWarningsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c076fc3b4d95624fd3cccb79e592a826f052c346ed7e153ecfd22aa6a8e21710",
    "metadata": {},
    "name": "usePaymentWarningsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01c76dbc73a06ea7b90db71df99e8a07";

export default node;
