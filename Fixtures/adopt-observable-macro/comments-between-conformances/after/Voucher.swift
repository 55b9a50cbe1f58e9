import Foundation
import Observation

@Observable
final class Voucher: /* for lists */ Identifiable, /* for views */ /* for logs */ CustomStringConvertible {
    let id = UUID()
    var amount = 25

    var description: String { "voucher over \(amount)" }
}
