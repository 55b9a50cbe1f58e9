import Observation
import RxSwift

protocol FeeModel: AnyObject, Observation.Observable {
    var fee: Int { get set }
    var fees: Observable<Int> { get }
}

@Observable
final class CoinFee: FeeModel {
    var fee = 0
    let fees = Observable<Int>()
}
