/* See the license. */

#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(Combine)
import Combine

final class Log: ObservableObject {
    @Published var lines: [String] = []
}
#endif
