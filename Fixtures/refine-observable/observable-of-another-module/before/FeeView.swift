import Streams
import SwiftUI

struct FeeView<Model: FeeModel & ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.fee)") }
}

struct CoinView: View {
    @ObservedObject var model: CoinFee
    let rates = Observable.just(1)

    var body: some View { FeeView(model: model) }
}

private struct Rate {}

@available(iOS 17, macOS 14, *) // since streams
private final class Rates: ObservableObject {
    @Published var rate = Rate()
    let all = Observable<Int>()
}
