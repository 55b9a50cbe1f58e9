import SwiftUI

final class Observable<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

protocol FeeModel: ObservableObject {
    var fee: Int { get set }
    var fees: Observable<Int> { get }
}

final class CoinFee: FeeModel {
    @Published var fee = 0
    let fees = Observable(0)
}

struct FeeView<Model: ObservableObject & FeeModel>: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.fee)") }
}

struct CoinView: View {
    @ObservedObject var model: CoinFee

    var body: some View { FeeView(model: model) }
}
