import SwiftUI

final class Library: ObservableObject {
    @Published var count = 0
}

final class Theme: ObservableObject {
    @Published var isDark = false
}
