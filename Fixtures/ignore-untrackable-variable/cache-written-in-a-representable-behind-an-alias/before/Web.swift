import SwiftUI

final class Host: UIView {}

final class Instance: ObservableObject {
    @Published var failed = false
    private(set) var count = 0

    func update(_ host: Host) {
        count += 1
    }
}

struct Status: View {
    @ObservedObject var instance: Instance

    var body: some View {
        Text(instance.failed ? "failed" : "\(instance.count)")
    }
}

struct Web: PlatformView {
    let instance: Instance

    func makeUIView(context: Context) -> Host { Host() }

    func updateUIView(_ host: Host, context: Context) {
        go(host)
    }

    private func go(_ host: Host) {
        instance.update(host)
    }
}
