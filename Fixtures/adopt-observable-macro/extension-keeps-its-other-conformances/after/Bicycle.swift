import Foundation
import Observation

@Observable
final class Bicycle {
    let id = UUID()
    var gear = 1
}

extension Bicycle: Identifiable {}
