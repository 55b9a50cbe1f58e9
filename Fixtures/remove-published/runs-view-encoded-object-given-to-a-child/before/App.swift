import SwiftUI

final class Twitch: Codable {
    var bits: [Int] = [1]
    enum CodingKeys: CodingKey { case bits }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(bits, forKey: .bits)
    }
    required init(from decoder: any Decoder) throws { }
}

final class Alerts: Codable, ObservableObject {
    var twitch: Twitch = .init()
    enum CodingKeys: CodingKey { case twitch }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(twitch, forKey: .twitch)
    }
    required init(from decoder: any Decoder) throws { }
    @Published var on = false
}

final class Widget: Codable, ObservableObject {
    var alerts: Alerts = .init()
    @Published var name = "w"
    enum CodingKeys: CodingKey { case alerts }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(alerts, forKey: .alerts)
    }
    required init(from decoder: any Decoder) throws { }
}

final class SceneWidget: ObservableObject {
    @Published var layout = 0
}

struct NameView: View {
    @ObservedObject var widget: Widget
    var body: some View { Text(widget.name) }
}

struct WidgetView: View {
    @ObservedObject var widget: Widget
    @ObservedObject var sceneWidget: SceneWidget
    var body: some View {
        VStack {
            NameView(widget: widget)
        }
    }
}

struct BitsView: View {
    let twitch: Twitch
    var body: some View {
        Button("bits") { twitch.bits.append(2) }
    }
}

struct ContentView: View {
    @StateObject private var widget = Widget()
    @StateObject private var sceneWidget = SceneWidget()
    var body: some View {
        VStack {
            WidgetView(widget: widget, sceneWidget: sceneWidget)
            Text("\(sceneWidget.layout)")
            Button("layout") { sceneWidget.layout += 1 }
            BitsView(twitch: widget.alerts.twitch)
        }
    }
}
