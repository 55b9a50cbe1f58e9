import Observation
import Streams
import SwiftUI

struct FeeView<Model: FeeModel & AnyObject & Observation.Observable>: View {
    var model: Model

    var body: some View { Text("\(model.fee)") }
}

struct CoinView: View {
    var model: CoinFee
    let rates = Observable.just(1)

    var body: some View { FeeView(model: model) }
}

private struct Rate {}

@Observable
@available(iOS 17, macOS 14, *) // since streams
private final class Rates: Observation.Observable {
    var rate = Rate()
    let all = Observable<Int>()
}
