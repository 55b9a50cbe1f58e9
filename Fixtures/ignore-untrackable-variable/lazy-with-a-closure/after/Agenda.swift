import Foundation
import Observation

@Observable
final class Agenda {
    var dates: [Date] = []

    /// Expensive to make.
    @ObservationIgnored private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func title(of date: Date) -> String {
        formatter.string(from: date)
    }
}
