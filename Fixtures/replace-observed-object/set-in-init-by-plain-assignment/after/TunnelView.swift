import SwiftUI

struct TunnelView: View {
    private var tunnel: Tunnel
    private let unit: String

    init(tunnel: Tunnel, unit: String = "m") {
        self.tunnel = tunnel
        self.unit = unit
    }

    var body: some View {
        Text("\(tunnel.length) \(unit)")
    }
}
