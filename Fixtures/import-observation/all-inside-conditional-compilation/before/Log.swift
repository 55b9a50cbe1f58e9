/*
See the license.

Abstract:
What happened.
*/

#if DEBUG
import Foundation
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
}

struct LogView: View {
    @ObservedObject var log: Log

    var body: some View {
        Text(log.lines.joined())
    }
}
#endif
