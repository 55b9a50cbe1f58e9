import Combine
import Foundation
import SwiftUI

/// What a view shows of the encoded object, it shows of the property.
final class Settings: ObservableObject, Encodable {
    @Published var isOpen = false
    @Published private(set) var changes = 0
    private var observers: Set<AnyCancellable> = []

    private enum CodingKeys: CodingKey {
        case isOpen
    }

    init() {
        $isOpen.dropFirst(2).sink { [weak self] _ in self?.changes += 1 }.store(in: &observers)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isOpen, forKey: .isOpen)
    }

    var text: String {
        let data = try? JSONEncoder().encode(self)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text(settings.text)
        Text(settings.changes > 0 ? "changed" : "new")
        Button("open") { settings.isOpen.toggle() }
    }
}
