import Foundation
import Observation

@Observable
final class Quarry:
    Identifiable,
    CustomStringConvertible
{
    let id = UUID()
    var depth = 12.5

    var description: String { "\(depth) m" }
}
