import Combine
import Foundation

final class Agenda: ObservableObject {
    @Published var dates: [Date] = []

    /// Expensive to make.
    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func title(of date: Date) -> String {
        formatter.string(from: date)
    }
}
