import Foundation
import Observation

@Observable
final class Stamp: Identifiable {
    let id = UUID()
    var country = "NO"
}
