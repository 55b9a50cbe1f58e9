import Combine

import SwiftUI

final class First: ObservableObject {
    @Published var count = 0
}
