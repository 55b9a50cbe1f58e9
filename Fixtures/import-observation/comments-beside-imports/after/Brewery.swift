import Combine  // ObservableObject
import Foundation  // Date
import Observation

@Observable
final class Brewery {
    var opened = Date()
}
