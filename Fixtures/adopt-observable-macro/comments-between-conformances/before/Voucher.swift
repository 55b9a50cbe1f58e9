import Combine
import Foundation

final class Voucher: /* for lists */ Identifiable, /* for views */ ObservableObject, /* for logs */ CustomStringConvertible {
    let id = UUID()
    @Published var amount = 25

    var description: String { "voucher over \(amount)" }
}
