#if canImport(Combine)
import Combine
#endif

class Plain: ObservableObject {
  @Published var text = ""
}
