import Foundation
import SwiftUI

protocol Progressing: ObservableObject { var fraction: Double { get } }
final class FakeProgress: Progressing { @Published var fraction = 0.5 }
extension Progress: Progressing { var fraction: Double { fractionCompleted } }

struct Bar<P: Progressing>: View {
    @ObservedObject var progress: P
    var body: some View { Text("\(progress.fraction)") }
}
struct R: View {
    @StateObject var fake = FakeProgress()
    var body: some View { VStack { Bar(progress: fake); Bar(progress: Progress(totalUnitCount: 1)) } }
}
