// The header.
import Combine

import SwiftUI

final class Documented: ObservableObject {
    @Published var count = 0
}
