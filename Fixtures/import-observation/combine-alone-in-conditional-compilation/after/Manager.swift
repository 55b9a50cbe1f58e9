import Foundation
import Observation

@Observable
final class Manager {
    var providers: [String] = []
}
