import Foundation
import Observation

@Observable
final class Orchard:
    Identifiable,
    CustomStringConvertible
{
    let id = UUID()
    var trees = 40

    var description: String { "\(trees) trees" }
}
