import Combine
import Foundation

final class Quarry:
    Identifiable,
    CustomStringConvertible,
    ObservableObject
{
    let id = UUID()
    @Published var depth = 12.5

    var description: String { "\(depth) m" }
}
