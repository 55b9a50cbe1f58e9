import Combine
import Foundation

final class Orchard:
    Identifiable,
    ObservableObject,
    CustomStringConvertible
{
    let id = UUID()
    @Published var trees = 40

    var description: String { "\(trees) trees" }
}
