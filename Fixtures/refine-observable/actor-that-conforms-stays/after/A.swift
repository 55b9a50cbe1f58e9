import SwiftUI

protocol Source: ObservableObject { var name: String { get } }
final class Local: Source { @Published var name = "" }
actor Remote: Source { nonisolated let name = "r" }

struct SourceView<S: Source>: View {
    @ObservedObject var source: S
    var body: some View { Text(source.name) }
}
struct R: View {
    @StateObject var l = Local()
    var body: some View { SourceView(source: l) }
}
