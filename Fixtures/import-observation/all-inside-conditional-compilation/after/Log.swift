/*
See the license.

Abstract:
What happened.
*/

#if DEBUG
import Foundation
import SwiftUI

@Observable
final class Log {
    var lines: [String] = []
}

struct LogView: View {
    var log: Log

    var body: some View {
        Text(log.lines.joined())
    }
}
#endif
