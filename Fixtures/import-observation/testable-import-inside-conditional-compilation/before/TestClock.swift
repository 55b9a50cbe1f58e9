import Combine
import Foundation
#if canImport(CoreKit)
@testable import CoreKit
#endif

final class TestClock: ObservableObject {
    @Published var now = Date()
}
