import SwiftUI

#if os(Linux) || os(macOS)
class BaseModel: ObservableObject {
    @Published var loading = false
}
#else
import Combine
class BaseModel: ObservableObject {
    @Published var loading = false
    @Published var haptics = true
}
#endif
