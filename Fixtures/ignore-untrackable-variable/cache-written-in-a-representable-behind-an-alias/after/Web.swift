import SwiftUI

final class Host: UIView {}

@Observable
final class Instance {
    var failed = false
    @ObservationIgnored private(set) var count = 0

    func update(_ host: Host) {
        count += 1
    }
}

struct Status: View {
    var instance: Instance

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
