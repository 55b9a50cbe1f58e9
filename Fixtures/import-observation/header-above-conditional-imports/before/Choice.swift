/*
 Choice
 */
#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

class Choice: ObservableObject {
  @Published var text = ""
}
