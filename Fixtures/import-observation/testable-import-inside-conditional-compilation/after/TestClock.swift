import Foundation
import Observation
#if canImport(CoreKit)
@testable import CoreKit
#endif

@Observable
final class TestClock {
    var now = Date()
}
