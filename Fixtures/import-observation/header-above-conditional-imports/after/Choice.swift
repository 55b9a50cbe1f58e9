/*
 Choice
 */
import Observation

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@Observable
class Choice {
  var text = ""
}
