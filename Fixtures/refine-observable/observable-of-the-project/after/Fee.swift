import Observation
import SwiftUI

final class Observable<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

protocol FeeModel: AnyObject, Observation.Observable {
    var fee: Int { get set }
    var fees: Observable<Int> { get }
}

@Observable
final class CoinFee: FeeModel {
    var fee = 0
    let fees = Observable(0)
}

struct FeeView<Model: AnyObject & Observation.Observable & FeeModel>: View {
    var model: Model

    var body: some View { Text("\(model.fee)") }
}

struct CoinView: View {
    var model: CoinFee

    var body: some View { FeeView(model: model) }
}
