import SwiftUI

class Loader: ObservableObject { @Published var progress = 0.0; func load() {} }
func testLoader() -> Double {
    final class Mock: Loader { override func load() { progress = 1 } }
    return Mock().progress
}
struct V: View {
    @StateObject var loader = Loader()
    var body: some View { Text("\(loader.progress)") }
}
