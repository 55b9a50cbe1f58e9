import Combine
import RxSwift

protocol FeeModel: ObservableObject {
    var fee: Int { get set }
    var fees: Observable<Int> { get }
}

final class CoinFee: FeeModel {
    @Published var fee = 0
    let fees = Observable<Int>()
}
