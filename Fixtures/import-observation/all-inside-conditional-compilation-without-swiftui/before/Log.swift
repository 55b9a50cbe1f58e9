/*
See the license.
*/

#if DEBUG
import Combine
import Foundation

final class Log: ObservableObject {
    @Published var lines: [String] = []
}
#endif
